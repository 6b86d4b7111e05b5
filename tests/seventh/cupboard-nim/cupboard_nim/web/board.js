/** Nim's board: plain DOM and what Cupboard hands in, so it needs no build. */

const ROW = 12;
const PLACES = {
  bean: (n) => [30 + 31 * (n % ROW), 26 + 30 * Math.floor(n / ROW)],
  pile: (seat) => [80 + 120 * seat, 252],
};
const range = (count) => [...Array(count).keys()];

/** The point of a place such as `bean:3`. */
function pointOf(place) {
  const [kind, number] = place.split(":");
  return PLACES[kind](Number(number));
}

function draw(tag, attributes, ...children) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

const bean = ([cx, cy]) => draw("ellipse", { class: "nim-bean", cx, cy, rx: 13, ry: 10 });
const words = ([x, y], text, kind) => draw("text", { class: kind, x, y }, text);

function fly({ from, to }, duration) {
  const node = bean([0, 0]);
  const path = [from, to].map((place) => ({ transform: `translate(${pointOf(place).join("px, ")}px)` }));
  node.animate(path, { duration, easing: "ease-in-out", fill: "both" });
  return node;
}

/** Whatever can be chosen has `data-target`, the class `enabled`, a role and a label. */
function button(kit, props, move, index) {
  const hinted = props.hint === move || props.clue.includes(`take-${move}`);
  const node = draw(
    "g",
    {
      class: hinted ? "nim-button enabled nim-hinted" : "nim-button enabled",
      role: "button",
      tabindex: index ? -1 : 0,
      "aria-label": kit.t("board-nim-take", { beans: Number(move) }),
      "data-target": `take-${move}`,
      transform: `translate(${120 + 80 * index - 40 * (props.legal.length - 3)} 195)`,
    },
    draw("circle", { r: 24 }),
    words([0, 7], move, "nim-number"),
  );
  node.addEventListener("click", () => props.onmove(move));
  node.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") props.onmove(move);
    else if (["ArrowLeft", "ArrowUp"].includes(event.key)) node.previousElementSibling?.focus();
    else if (["ArrowRight", "ArrowDown"].includes(event.key)) node.nextElementSibling?.focus();
    else return;
    event.preventDefault();
  });
  return node;
}

export default function create(kit) {
  function pile(props, seat) {
    const [x, y] = pointOf(`pile:${seat}`);
    const name = words([x, y + 28], `${kit.signOf(seat)} ${props.names[seat]}`, "nim-name");
    return draw("g", {}, bean([x - 18, y - 6]), words([x + 10, y], `× ${props.picture.taken[seat]}`, "nim-count"), name);
  }

  function scene(props) {
    const { heap, taken } = props.picture;
    const beans = range(heap).map((n) => bean(pointOf(`bean:${n}`)));
    const buttons = (props.legal ?? []).map((move, index) => button(kit, props, move, index));
    return [...beans, ...taken.map((_, seat) => pile(props, seat)), draw("g", {}, ...buttons)];
  }

  function mount(target, first) {
    const [table, air] = [draw("g", {}), draw("g", { "aria-hidden": true })];
    const cloth = draw("rect", { class: "nim-cloth", width: 400, height: 300, rx: 16 });
    const svg = draw("svg", { class: "nim", viewBox: "0 0 400 300", role: "group" }, cloth, table, air);
    let flights = [];
    function update(props) {
      const focused = svg.getRootNode().activeElement?.dataset?.target;
      svg.setAttribute("aria-label", kit.t("board-nim-heap", { beans: props.picture.heap }));
      table.replaceChildren(...scene(props));
      if (focused) table.querySelector(`[data-target=${focused}]`)?.focus();
      if (props.flights !== flights) air.replaceChildren(...props.flights.map((flight) => fly(flight, props.ms)));
      flights = props.flights;
    }
    target.append(svg);
    update(first);
    return { update, destroy: () => svg.remove() };
  }

  return {
    mount,
    picture: ({ heap, taken }) => ({ heap, taken }),
    counts: ({ taken }) => taken,
    comparable: (picture) => picture,
    during: (picture, fact) => (fact.fact === "Taken" ? { ...picture, heap: fact.left } : picture),
    after({ heap, taken }, { fact, seat, beans, left }) {
      if (fact !== "Taken") return { heap, taken };
      return { heap: left, taken: taken.map((had, at) => (at === seat ? had + beans : had)) };
    },
    motion(_picture, { fact, seat, beans, left }) {
      if (fact !== "Taken") return null;
      const flights = range(beans).map((n) => ({ from: `bean:${left + n}`, to: `pile:${seat}`, sprite: "bean" }));
      return { ms: 600, sound: "bean", flights };
    },
  };
}
