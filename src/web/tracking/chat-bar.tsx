import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { runChatCommand } from '#domain/chat/chat-command.ts'
import { Button } from '../ui/actions/button.tsx'
import { chatProblem, type ChatProblem, untilChatOpens } from './chat-opening.ts'
import { choose } from './consent/choice.ts'
import { ConsentSection } from './consent/consent-section.tsx'
import type { ChatWidget } from './third-party-tags-of.ts'

export type ChatBarProps = { chat: ChatWidget; children: React.ReactNode }

/**
 * Opens the dealer’s chat widget from elements marked with `data-chat`. A link leads to its address while the widget can’t
 * open; a button asks for consent, or says what to do instead, in place of the consent bar.
 */
export function ChatBar({ chat, children }: ChatBarProps) {
  const [command] = useState(chat.command)
  const [problem, setProblem] = useState<ChatProblem | null>(null)
  const pressed = useRef<HTMLElement>(null)

  useEffect(() => {
    const press = (event: MouseEvent) => {
      const element = event.target instanceof Element ? event.target.closest('a, button') : null
      if (!(element instanceof HTMLElement) || !element.closest('[data-chat]') || hasModifier(event)) return
      if (runChatCommand(command, globalThis)) return event.preventDefault()
      if (element instanceof HTMLAnchorElement) return
      pressed.current = element
      setProblem(chatProblem())
    }
    document.addEventListener('click', press)
    const { style } = document.documentElement
    style.setProperty('--chat-button', 'visible')
    return () => {
      document.removeEventListener('click', press)
      style.removeProperty('--chat-button')
    }
  }, [command])

  useEffect(() => {
    if (problem !== 'loading') return
    return untilChatOpens(command, (isOpen) => setProblem(isOpen ? null : 'missing'))
  }, [problem, command])

  if (problem === null) return children
  const close = () => {
    setProblem(null)
    pressed.current?.focus()
  }
  const agree = () => {
    choose('agreed')
    setProblem('loading')
    pressed.current?.focus()
  }
  return (
    <ConsentSection label="Chat" answers={<Answers {...{ problem, close, agree }} />}>
      <p key={problem} tabIndex={-1} ref={problem === 'loading' ? null : focus}>
        <output>{texts[problem](chat.service ?? 'another company')}</output>{' '}
        {problem === 'consent' && (
          <a href={`${href('/privacy-policy')}#third-party-services`}>See which ones</a>
        )}
      </p>
    </ConsentSection>
  )
}

const texts: Record<ChatProblem, (service: string) => string> = {
  consent: (service) =>
    `Our chat is run by ${service}. Can we turn on third-party services so that you can chat with us?`,
  refused: (service) =>
    `Our chat is run by ${service}, and your browser is set not to allow tracking, so we don’t load it. Call us or send us an enquiry instead.`,
  loading: () => 'Opening chat…',
  missing: () => 'Chat isn’t available right now. Call us or send us an enquiry instead.',
}

type AnswersProps = { problem: ChatProblem; close: () => void; agree: () => void }

function Answers({ problem, close, agree }: AnswersProps) {
  const asks = problem === 'consent'
  return (
    <>
      <Button look="quiet" onClick={close}>
        {asks ? 'Not now' : 'Close'}
      </Button>
      {asks && (
        <Button look="quiet" onClick={agree}>
          Agree and chat
        </Button>
      )}
    </>
  )
}

function focus(text: HTMLElement | null) {
  text?.focus()
}

/** The visitor wants the link in a tab or window of its own. */
function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  return ctrlKey || metaKey || shiftKey || altKey
}
