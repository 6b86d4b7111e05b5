/** Nim's score sheet: a row of boxes for each player. */

export default function create(kit) {
  function row(name) {
    const line = document.createElement("p");
    line.textContent = `${name || "________"} ${"☐ ".repeat(12)}`;
    return line;
  }

  function mount(target, first) {
    const sheet = document.createElement("section");
    sheet.className = "nim-sheet";
    function update({ players, names }) {
      const title = document.createElement("h2");
      title.textContent = kit.t("print-scores");
      sheet.replaceChildren(title, ...[...Array(players).keys()].map((seat) => row(names[seat])));
    }
    target.append(sheet);
    update(first);
    return { update, destroy: () => sheet.remove() };
  }

  return { mount };
}
