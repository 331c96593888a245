import type { SpecialHoursList } from '#domain/locations/hours/coming-special-hours.ts'
import { OpenStatusLine } from '../contact/open-status-line.tsx'
import { telephoneLink } from '../ui/actions/telephone-link.ts'
import { Accordion } from '../ui/navigation/accordion.tsx'
import { Dialog, DialogButton } from '../ui/overlays/dialog.tsx'
import type { LocationDetailData } from './location-detail.server.ts'
import './opening-hours.css'

type Department = LocationDetailData['departments'][number]

/** When a place is open, by department, and its holiday hours once they are near. */
export function OpeningHours({ place: { departments, specialHours } }: { place: LocationDetailData }) {
  const [only, second] = departments
  const isUnknown = departments.every(({ hours }) => hours.length === 0)
  if (!only || (isUnknown && specialHours.length === 0)) return null
  return (
    <section className="opening-hours" id="hours" aria-labelledby="hours-heading">
      <h2 id="hours-heading">Opening Hours</h2>
      {isUnknown ? (
        <p>{CALL_US}</p>
      ) : second ? (
        <Accordion
          items={departments.map((department) => ({
            title: department.name,
            content: <DepartmentHours department={department} />,
          }))}
        />
      ) : (
        <Hours hours={only.hours} />
      )}
      {specialHours.length > 0 && <HolidayHours lists={specialHours} />}
    </section>
  )
}

const CALL_US = 'Call us for our hours.'

function DepartmentHours({
  department: { name, address, phone, status, hours },
}: {
  department: Department
}) {
  return (
    <div className="opening-hours__department">
      {status && <OpenStatusLine status={status} />}
      {address && <address>{address}</address>}
      {hours.length > 0 ? <Hours hours={hours} /> : <p>{CALL_US}</p>}
      {phone && (
        <p>
          <a href={telephoneLink(phone)}>
            <span className="visually-hidden">{`Call ${name}: `}</span>
            {phone}
          </a>
        </p>
      )}
    </div>
  )
}

function Hours({ hours }: { hours: Department['hours'] }) {
  return (
    <dl className="opening-hours__week">
      {hours.map(({ days, hours: times }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  )
}

function HolidayHours({ lists }: { lists: SpecialHoursList[] }) {
  return (
    <>
      <DialogButton opens="holiday-hours" look="quiet">
        Holiday hours
      </DialogButton>
      <Dialog id="holiday-hours" title="Holiday hours">
        {lists.map(({ departments, lines }) => (
          <section className="holiday-hours" key={departments}>
            {departments !== null && <h3>{departments}</h3>}
            <dl className="opening-hours__week">
              {lines.map(({ days, name, hours }) => (
                <div key={days}>
                  <dt>
                    {days}
                    <span>{name}</span>
                  </dt>
                  <dd>{hours}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Dialog>
    </>
  )
}
