import { href } from 'react-router'
import { Table } from '../ui/table.tsx'

export type Registry = {
  first: string
  firstWithCandidates: string
  last: string
  plates: [plate: string, what: string][]
}

/** The invented vehicles whose registrations a demo can look up. */
export function SandboxRegistry({ registry }: { registry: Registry }) {
  return (
    <section className="sandbox-registry" aria-labelledby="sandbox-registry">
      <h2 id="sandbox-registry">Registrations to try</h2>
      <p>
        The demo has a registry of its own for <a href={href('/trade-in')}>trade-ins</a>: {registry.first} to{' '}
        {registry.last}, in any state. From {registry.firstWithCandidates} on, you choose between variants.
      </p>
      <Table
        caption="Registrations that show what else can happen"
        columns={[{ heading: 'Registration' }, { heading: 'The vehicle' }]}
        rows={registry.plates.map(([plate, what]) => ({ id: plate, cells: [plate, what] }))}
      />
    </section>
  )
}
