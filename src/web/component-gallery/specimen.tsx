import './specimen.css'

type SpecimenProps = {
  /** The component, by the name of its file. */
  of: string
  title: string
  about: string
  children: React.ReactNode
}

/** One component, with its purpose. */
export function Specimen({ of, title, about, children }: SpecimenProps) {
  return (
    <section className="specimen" data-component={of} aria-labelledby={`part-${of}`}>
      <div className="specimen__about">
        <h2 id={`part-${of}`}>{title}</h2>
        <p>{about}</p>
      </div>
      <div className="specimen__states">{children}</div>
    </section>
  )
}

type StateProps = { name: string; children: React.ReactNode }

/** The component in one of its states. */
export function State({ name, children }: StateProps) {
  return (
    <div className="specimen__state">
      <p className="specimen__name">{name}</p>
      {children}
    </div>
  )
}
