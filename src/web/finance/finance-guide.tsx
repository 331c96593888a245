import { financeSteps, documentsToHave } from './finance-guide-text.ts'
import './finance-guide.css'

/** How finance works, step by step, and the documents to have ready. */
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
