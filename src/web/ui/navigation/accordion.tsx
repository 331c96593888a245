import { useId } from 'react'
import { Disclosure } from './disclosure.tsx'
import './accordion.css'

type AccordionProps = {
  items: readonly { title: string; content: React.ReactNode }[]
  heading?: 'h2' | 'h3'
}

/** Collapsible sections of which one is open at a time, such as common questions. */
export function Accordion({ items, heading }: AccordionProps) {
  const group = useId()
  return (
    <div className="accordion">
      {items.map(({ title, content }, index) => (
        <Disclosure key={title} title={title} heading={heading} group={group} isOpen={index === 0}>
          {content}
        </Disclosure>
      ))}
    </div>
  )
}
