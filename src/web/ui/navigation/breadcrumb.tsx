type BreadcrumbProps = {
  steps: readonly { label: string; href: string }[]
  current: string
  /** Tells it from another on the same page. */
  label?: string
}

/** Where a page belongs, and the way up from it. */
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
