import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

export type Tab = { value: string; label: ReactNode; panel: ReactNode }

export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <Base.Root defaultValue={tabs[0]?.value}>
      <Base.List className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className="tab">
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="tabpanel">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
