/** Handlers by the kind of a fact. */

type Kinds<F extends { fact: string }> = F["fact"];
type OfKind<F extends { fact: string }, K> = Extract<F, { fact: K }>;

/** Facts without a handler change nothing. */
export type Handlers<P, F extends { fact: string }, Result> = {
  [Kind in Kinds<F>]?: (picture: P, fact: OfKind<F, Kind>) => Result;
};

/** A function that calls the handler of a fact; without one it returns what `otherwise` says. */
export function byFact<P, F extends { fact: string }, Result>(
  handlers: Handlers<P, F, Result>,
  otherwise: (picture: P) => Result,
): (picture: P, fact: F) => Result {
  return (picture, fact) => {
    const handler = handlers[fact.fact as Kinds<F>] as ((picture: P, fact: F) => Result) | undefined;
    return handler ? handler(picture, fact) : otherwise(picture);
  };
}

export const unchanged = <P>(picture: P): P => picture;
export const unmoved = (): null => null;
