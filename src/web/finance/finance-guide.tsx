import { financeSteps, documentsToHave } from './finance-words.ts'

/** How finance goes, step by step, and what to have at hand for it. */
export function FinanceGuide() {
  return (
    <div className="finance-guide">
      <h2>How it works</h2>
      <ol className="finance-guide__steps">
        {financeSteps.map(({ heading, text }) => (
          <li key={heading}>
            <h3>{heading}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <h2>What to have ready</h2>
      <ul className="finance-guide__things">
        {documentsToHave.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </div>
  )
}
