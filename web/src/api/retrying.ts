/** Retries a request until it succeeds, so that the page recovers when the server is back. */

const PAUSES = [1000, 2000, 4000, 8000];

export interface Asked<T> {
  ask: () => Promise<T>;
  got: (answer: T) => void;
  /** Called after each failure. */
  failed?: (fault: unknown) => void;
}

/** `now` retries immediately, `stop` ends it. It also retries when the network is back. */
export function retrying<T>({ ask, got, failed }: Asked<T>): { now: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let asking = false;
  let over = false;
  const stop = () => {
    over = true;
    clearTimeout(timer);
    removeEventListener("online", now);
  };
  const now = () => {
    if (asking || over) return;
    clearTimeout(timer);
    asking = true;
    ask().then(
      (answer) => {
        if (!over) got(answer);
        stop();
      },
      (fault: unknown) => {
        asking = false;
        if (over) return;
        timer = setTimeout(now, PAUSES[Math.min(tries, PAUSES.length - 1)]);
        tries += 1;
        failed?.(fault);
      },
    );
  };
  addEventListener("online", now);
  now();
  return { now, stop };
}
