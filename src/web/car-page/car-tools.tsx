import { Icon } from '../ui/icon.tsx'
import { BrochureLink } from '../cars/documents/brochure-link.tsx'
import { ComparePageCar, SavePageCar } from '../cars/toggles/page-toggles.tsx'
import './car-tools.css'

type CarToolsProps = { id: string; path: string; title: string; subtitle: string; isAvailable: boolean }

/** Tools for a vehicle's page: PDF, share, print, compare and save. */
export function CarTools({ id, path, title, subtitle, isAvailable }: CarToolsProps) {
  return (
    <div className="car-tools">
      <BrochureLink path={path} />
      <button
        className="car-tools__tool"
        type="button"
        data-scripted=""
        onClick={() => void shareAddress({ title, path })}
      >
        <Icon name="share" />
        Share
      </button>
      <button className="car-tools__tool" type="button" data-scripted="" onClick={() => window.print()}>
        <Icon name="print" />
        Print
      </button>
      <ComparePageCar
        slug={path.replace('/cars/', '')}
        title={title}
        subtitle={subtitle}
        isAvailable={isAvailable}
      />
      {/* Reserves the space, because the button appears only once scripts have loaded. */}
      <span className="car-tools__later">
        <SavePageCar id={id} name={title} isAvailable={isAvailable} />
      </span>
    </div>
  )
}

/** If the script can't be loaded, the address bar still has the link. */
async function shareAddress({ title, path }: Pick<CarToolsProps, 'title' | 'path'>) {
  const { share } = await import('../cars/documents/share.ts')
  await share({ title, url: new URL(path, location.href).href })
}
