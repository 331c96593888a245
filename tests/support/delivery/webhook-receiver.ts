import { onTestFinished } from 'vitest'
import { type Answer, startWebhookReceiver } from './start-webhook-receiver.ts'

/** Somebody's lead system on this machine, gone when the test is over. */
export async function webhookReceiver(answer?: Answer) {
  const receiver = await startWebhookReceiver(answer)
  onTestFinished(receiver.close)
  return receiver
}
