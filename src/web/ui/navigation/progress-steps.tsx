import './progress-steps.css'

type ProgressStepsProps = {
  steps: readonly { label: string; href?: string }[]
  /** Counted from 1. */
  current: number
  /** The accessible name, to distinguish two on one page. */
  label?: string
}

/** The steps of a form, with links back to finished ones. */
export function ProgressSteps({ steps, current, label = 'Progress' }: ProgressStepsProps) {
  const previous = steps[current - 2]
  return (
    <nav className="progress-steps" aria-label={label}>
      <div className="progress-steps__here">
        <p aria-hidden="true">
          Step {current} of {steps.length}
        </p>
        {steps.length > 2 && previous?.href !== undefined && (
          // Repeats a link in the list, whose label has no room here.
          <a href={previous.href} aria-hidden="true" tabIndex={-1}>
            Back
          </a>
        )}
      </div>
      <ol>
        {steps.map((step, index) => {
          const isDone = index + 1 < current
          const isCurrent = index + 1 === current
          return (
            <li
              key={step.label}
              data-state={isDone ? 'done' : isCurrent ? 'current' : 'ahead'}
              aria-current={isCurrent ? 'step' : undefined}
            >
              <span className="visually-hidden">{isDone ? 'Done: ' : ''}</span>
              {isDone && step.href !== undefined ? (
                <a href={step.href}>{step.label}</a>
              ) : (
                <span>{step.label}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
