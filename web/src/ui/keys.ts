/** Keys of a whole page. */

/** Handle keys, except where an element that matches `users` has the focus and uses them itself. */
export function pageKeys(users: string, keys: Record<string, () => void>): (event: KeyboardEvent) => void {
  return (event) => {
    const act = (event.target as Element).closest(users) ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
