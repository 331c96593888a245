import { Table } from '../../../ui/table.tsx'
import { SectionFrame } from '../section-frame.tsx'
import type { ShownSectionOf } from '../shown-section.ts'

/** A table of plain values. */
export function TableSection({
  section: { heading, caption, columns, rows },
}: {
  section: ShownSectionOf<'table'>
}) {
  return (
    <SectionFrame heading={heading}>
      <Table
        caption={caption}
        columns={columns.map((column) => ({ heading: column }))}
        rows={rows.map((cells, index) => ({ id: String(index), cells }))}
      />
    </SectionFrame>
  )
}
