import type { ComponentChildren, JSX } from 'preact';

type Props<T> = {
  readonly caption: string;
  /** What the rows are. */
  readonly corner: string;
  readonly columns: readonly (readonly [name: string, show: (value: T) => ComponentChildren])[];
  /** A row stands before its value is there, so that nothing below moves. */
  readonly rows: readonly {
    readonly key: string;
    readonly name: ComponentChildren;
    readonly value: T | undefined;
    readonly chosen?: boolean;
  }[];
  readonly stale?: boolean;
};

/** Figures with their names above and in front. */
export const Figures = <T,>({ caption, corner, columns, rows, stale }: Props<T>): JSX.Element => (
  <table class="tool-figures" aria-busy={stale}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{corner}</th>
        {columns.map(([name]) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, value, chosen }) => (
        <tr key={key} data-chosen={chosen}>
          <th scope="row">{name}</th>
          {columns.map(([column, show]) => (
            <td key={column}>{value !== undefined && show(value)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
