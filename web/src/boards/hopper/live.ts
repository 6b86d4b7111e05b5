/** HOPPER-10: adds beans that fly in real time to the picture. */

import type { LiveEvent } from "../../board/contract";
import { liveFilm, type Film } from "./film";
import { pathOf } from "./paths";
import type { HopperPicture } from "./picture";

/** The film of each event, so that an event keeps the same film while it is shown. */
const films = new WeakMap<LiveEvent, Film>();

function filmOf(event: LiveEvent, picture: HopperPicture): Film | null {
  const path = pathOf(event.path);
  const known = films.get(event);
  if (known || !path) return known ?? null;
  const shots = new Map(picture.flying.map(({ bean, seat }) => [bean, seat]));
  const film = liveFilm(path, shots, event.began);
  films.set(event, film);
  return film;
}

export function live(picture: HopperPicture, event: LiveEvent): HopperPicture {
  if (picture.film || picture.shown.size > 0) return picture;
  const film = filmOf(event, picture);
  const flies = film?.path.tracks.some(({ bean }) => picture.flying.some((shot) => shot.bean === bean));
  return flies ? { ...picture, film } : picture;
}
