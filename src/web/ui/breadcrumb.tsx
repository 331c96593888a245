type BreadcrumbProps = { steps: readonly { label: string; href: string }[]; current: string }

/** Where a page belongs, and the way up from it. */
export function Breadcrumb({ steps, current }: BreadcrumbProps) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      {steps.map(({ label, href }) => (
        <a href={href} key={href}>
          {label}
        </a>
      ))}
      <span aria-current="page">{current}</span>
    </nav>
  )
}
