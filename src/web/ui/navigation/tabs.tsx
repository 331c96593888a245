import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import './tabs.css'

type TabsProps = {
  label: string
  tabs: readonly { title: string; content: React.ReactNode; isDisabled?: boolean }[]
}

/** Tabs. Without scripts all panels show, one below the other. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <BaseTabs.Root className="tabs" defaultValue={tabs[0]?.title}>
      <BaseTabs.List className="tabs__list" aria-label={label} activateOnFocus>
        {tabs.map(({ title, isDisabled }) => (
          <BaseTabs.Tab className="tabs__tab" key={title} value={title} disabled={isDisabled}>
            {title}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map(({ title, content }) => (
        <BaseTabs.Panel className="tabs__panel" key={title} value={title} keepMounted>
          <h3 className="tabs__title">{title}</h3>
          {content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
