import './table.css'

type TableProps = {
  caption: string
  columns: readonly { heading: string; isNumber?: boolean }[]
  rows: readonly { id: string; cells: readonly React.ReactNode[] }[]
}

/** A table. On a phone each row becomes a card, with the headings beside its values. */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    <table className="table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ heading, isNumber }) => (
            <th key={heading} scope="col" data-number={isNumber}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            {columns.map(({ heading, isNumber }, index) => (
              <td key={heading} data-heading={heading} data-number={isNumber}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
