import type { SpinResult } from './spin-page-data.server.ts'

/** What a customer got, and how to claim it. */
export function SpinResultMessage({ result }: { result: SpinResult }) {
  const { name, details, isWin, code, claimBy, insteadOf } = result
  return (
    <div className="spin-result">
      <h2>{isWin ? `You won: ${name}` : name}</h2>
      {insteadOf !== null && <p>{`The wheel stopped at “${insteadOf}”, but all of those have been won.`}</p>}
      {details && <p>{details}</p>}
      {isWin && (
        <>
          <p>
            Show this code when you come in, by {claimBy}:
            <strong className="spin-result__code">{code}</strong>
          </p>
          <p>You’ll find it here whenever you sign in.</p>
        </>
      )}
    </div>
  )
}
