import './breadcrumb.css'

type BreadcrumbProps = {
  steps: readonly { label: string; href: string }[]
  current: string
  /** The accessible name, to distinguish two on one page. */
  label?: string
}

/** Links to the pages above this one. */
export function Breadcrumb({ steps, current, label = 'Breadcrumb' }: BreadcrumbProps) {
  return (
    <nav className="breadcrumbs" aria-label={label}>
      {steps.map((step) => (
        <a href={step.href} key={step.href}>
          {step.label}
        </a>
      ))}
      <span aria-current="page">{current}</span>
    </nav>
  )
}
