import { onTestFinished } from 'vitest'
import { type Answer, startWebhookReceiver } from './start-webhook-receiver.ts'

/** A lead system on this machine, stopped after the test. */
export async function webhookReceiver(answer?: Answer) {
  const receiver = await startWebhookReceiver(answer)
  onTestFinished(receiver.close)
  return receiver
}
