import type { EmailContent } from '../lead-delivery/email.ts'
import { oneLine } from '../lead-delivery/markup.ts'
import { formatCents } from '../shared/money.ts'

/** Gives someone who has just joined a queue the link to their place, which they can’t find again otherwise. */
export function queueJoinedEmail(facts: { vehicle: string; inFront: number; link: string }): EmailContent {
  const { vehicle, inFront, link } = facts
  return email({
    heading: `You’re in the queue: ${vehicle}`,
    text: `You’re waiting for the ${vehicle}, which someone else has reserved. ${queuePlaceText(inFront)} If it becomes available and it’s your turn, we’ll let you know, and you’re then the only one who can reserve it for at least two hours. Nothing has been charged.`,
    row: { label: 'Your place', value: 'See your place, or leave the queue', href: link },
    closing: 'If you didn’t ask for this, you can ignore this email or leave the queue with the link.',
  })
}

/** @param inFront how many people wait before this one */
export function queuePlaceText(inFront: number): string {
  if (inFront === 0) return 'You’re next.'
  return inFront === 1 ? 'One person is in front of you.' : `${inFront} people are in front of you.`
}

/** Tells someone who waits for a vehicle that its queue has ended, and that anyone can reserve it. */
export function queueEndedEmail(facts: {
  vehicle: string
  depositCents: number
  checkoutUrl: string
}): EmailContent {
  const { vehicle, depositCents, checkoutUrl } = facts
  return email({
    heading: `Available again: ${vehicle}`,
    text: `The ${vehicle} you’re waiting for is available again. Several people in a row didn’t take up their turn, so the queue has ended and anyone can reserve it now.`,
    row: { label: 'Reserve it', value: `Pay the deposit of ${formatCents(depositCents)}`, href: checkoutUrl },
    closing: 'If you no longer want it, you don’t need to do anything.',
  })
}

/** Tells someone who waits for a vehicle that nobody can have it any more. */
export function queueGoneEmail(facts: {
  vehicle: string
  isSold: boolean
  similarUrl: string
}): EmailContent {
  const { vehicle, isSold, similarUrl } = facts
  return email({
    heading: isSold ? `Sold: ${vehicle}` : `No longer for sale: ${vehicle}`,
    text: `The ${vehicle} you were waiting for ${isSold ? 'has been sold' : 'is no longer for sale'}, so its queue has ended. Nothing has been charged.`,
    row: { label: 'Others like it', value: 'See similar vehicles', href: similarUrl },
    closing: 'We’d be glad to help you find another.',
  })
}

type Parts = { heading: string; text: string; row: EmailContent['rows'][number]; closing: string }

function email({ heading, text, row, closing }: Parts): EmailContent {
  return {
    subject: oneLine(heading),
    preview: oneLine(text),
    heading,
    paragraphs: [text],
    quote: null,
    rows: [row],
    closing: [closing],
  }
}
