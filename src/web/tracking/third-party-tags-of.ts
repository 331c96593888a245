import { type ChatCommand, readChatCommand } from '#domain/chat/chat-command.ts'
import type { Site } from '#sites/site.ts'

/** The third-party tags that need the visitor's consent, as the browser needs them. */
export type ThirdPartyTags = NonNullable<ReturnType<typeof thirdPartyTags>>

/** `null` where the site has none, and so needs no consent. */
export function thirdPartyTags({ tracking, carPage, name, manufacturer }: Site, hasStandIns: boolean) {
  const { consent, ga4MeasurementId, gtmContainerId, outsideScripts } = tracking
  if (ga4MeasurementId === null && gtmContainerId === null && outsideScripts.length === 0) return null
  return {
    consent,
    ga4MeasurementId,
    gtmContainerId,
    scripts: outsideScripts.map(({ name: service, src }) => ({ name: service, src })),
    chat: chatWidget(tracking, carPage),
    storeName: name,
    brand: manufacturer?.name ?? null,
    /** A demo loads nothing from other hosts. */
    hasStandIns,
  }
}

/** The chat widget: what opens it, and the service that visitors know it by, unless a tag manager brings it. */
export type ChatWidget = { command: ChatCommand; service: string | null }

function chatWidget(
  { outsideScripts }: Site['tracking'],
  { chatCommand }: Site['carPage'],
): ChatWidget | null {
  const command = chatCommand === null ? null : readChatCommand(chatCommand)
  if (command === null) return null
  return { command, service: outsideScripts.find(({ category }) => category === 'chat')?.name ?? null }
}
