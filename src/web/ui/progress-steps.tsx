type ProgressStepsProps = {
  steps: readonly { label: string; href?: string }[]
  /** Counted from 1. */
  current: number
}

/** How far a visitor has come, and the way back to what is done. */
export function ProgressSteps({ steps, current }: ProgressStepsProps) {
  return (
    <nav className="progress-steps" aria-label="Progress">
      <p className="progress-steps__here" aria-hidden="true">
        Step {current} of {steps.length}
      </p>
      <ol>
        {steps.map(({ label, href }, index) => {
          const isDone = index + 1 < current
          const isCurrent = index + 1 === current
          return (
            <li
              key={label}
              data-state={isDone ? 'done' : isCurrent ? 'current' : 'ahead'}
              aria-current={isCurrent ? 'step' : undefined}
            >
              <span className="visually-hidden">{isDone ? 'Done: ' : ''}</span>
              {isDone && href !== undefined ? <a href={href}>{label}</a> : <span>{label}</span>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
