/** Whether a book prints a step or it is our reading of what the book leaves open. */
export type Basis = 'print' | 'reading';

/** Why a result is as it is. A result lists its reasons in the order in which the rules apply. */
export type Reason<Code extends string> = { readonly reason: Code; readonly basis: Basis };

export const printed = <Code extends string>(reason: Code): Reason<Code> => ({ reason, basis: 'print' });
export const reading = <Code extends string>(reason: Code): Reason<Code> => ({ reason, basis: 'reading' });

/** Those of the reasons whose condition holds, in their order. */
export const holding = <Code extends string>(
  ...reasons: readonly (readonly [holds: boolean, reason: Reason<Code>])[]
): readonly Reason<Code>[] => reasons.flatMap(([holds, reason]) => (holds ? [reason] : []));

/** Whether something may be done; if not, everything that stands against it. */
export type Permission<Code extends string> = {
  readonly allowed: boolean;
  readonly obstacles: readonly Reason<Code>[];
};

export const permission = <Code extends string>(
  ...obstacles: readonly (readonly [holds: boolean, reason: Reason<Code>])[]
): Permission<Code> => {
  const found = holding(...obstacles);
  return { allowed: found.length === 0, obstacles: found };
};
