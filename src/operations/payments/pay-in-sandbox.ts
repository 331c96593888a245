import type { SandboxChoice } from '#domain/payments/sandbox-choices.ts'
import type { PaymentSandbox, SandboxPayment } from '#integrations/payments/sandbox/port.ts'
import { receivePaymentNotice } from './receive-notice.ts'
import type { SandboxNoticePorts } from './sandbox-notice-job.ts'

export type SandboxPayDesk = SandboxNoticePorts

const LATE_NOTICE_MS = 2 * 60_000
/** So long after a payment should have ended, a customer pays who pays late. */
const LATE_PAYMENT_MS = 60_000

/** Where the customer goes next, or why they stay. */
type NextPage = 'return' | 'cancel' | 'pay page' | 'authenticate' | 'declined'

/** Makes happen what the visitor of a demo chose on the pay page of its payment provider. */
export async function payInSandbox(
  payment: SandboxPayment,
  { choice, refundFails }: { choice: SandboxChoice; refundFails: boolean },
  desk: SandboxPayDesk & { paymentSandbox: PaymentSandbox },
): Promise<NextPage> {
  const { paymentSandbox: sandbox, now } = desk
  const lateAt = new Date(payment.endsAt.getTime() + LATE_PAYMENT_MS)
  if (payment.state === 'paid') return 'pay page'
  if (choice === 'leave') return 'cancel'
  if (payment.state === 'ended' && choice !== 'pay-late') return 'pay page'
  if (choice === 'authenticate') return 'authenticate'
  if (choice === 'decline') {
    await send(sandbox.notice(payment, 'declined'))
    return 'declined'
  }
  if (choice === 'pay-late' && now() < lateAt && payment.state === 'open') {
    await sandbox.sendLater(payment, sandbox.notice(payment, 'paid'), {
      dueAt: lateAt,
      pays: true,
      refundFails,
    })
    return 'return'
  }

  const declined = sandbox.notice(payment, 'declined')
  // A provider tries until its notice arrives, so one is stored with the payment. Another comes at once.
  const tells = choice !== 'never' && choice !== 'late'
  const paid = await sandbox.pay(payment.id, { refundFails, isLate: choice === 'pay-late', tells })
  if (!paid) return 'pay page'
  const notice = sandbox.notice(paid, 'paid')
  if (choice === 'never') return 'return'
  if (choice === 'late') {
    await sandbox.sendLater(paid, notice, { dueAt: new Date(now().getTime() + LATE_NOTICE_MS) })
    return 'return'
  }
  await send(notice)
  if (choice === 'twice') await sandbox.sendLater(paid, notice)
  if (choice === 'out-of-order') await sandbox.sendLater(paid, declined)
  return choice === 'before-return' ? 'pay page' : 'return'

  async function send(text: string) {
    await receivePaymentNotice(text, await sandbox.sign(text), desk)
  }
}
