/** HOPPER-10: adds beans that fly in real time to the picture. */

import type { Course } from "../../table-client/audience";
import { liveFilm, type Film } from "./film";
import { pathOf } from "./paths";
import type { HopperPicture } from "./picture";

/** The film of each course, so that a course keeps the same film while it is shown. */
const films = new WeakMap<Course, Film>();

function filmOf(course: Course, picture: HopperPicture): Film | null {
  const path = pathOf(course.path);
  const known = films.get(course);
  if (known || !path) return known ?? null;
  const shots = new Map(picture.flying.map(({ bean, seat }) => [bean, seat]));
  const film = liveFilm(path, shots, course.began);
  films.set(course, film);
  return film;
}

export function watch(picture: HopperPicture, course: Course): HopperPicture {
  if (picture.film || picture.shown.size > 0) return picture;
  const film = filmOf(course, picture);
  const flies = film?.path.tracks.some(({ bean }) => picture.flying.some((shot) => shot.bean === bean));
  return flies ? { ...picture, film } : picture;
}
