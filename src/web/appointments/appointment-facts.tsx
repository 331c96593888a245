import './appointment-facts.css'

export type ShownAppointment = {
  startsAt: string
  /** `Wednesday 11 March 2026`, and `9:00 am`. */
  day: string
  time: string
  vehicle: { title: string; path: string | null } | null
}

type AppointmentFactsProps = {
  appointment: ShownAppointment
  place: { name: string; address: string | null } | undefined
  /** The label of the time, which is not “When” for a request. */
  timeLabel?: string
}

/** The time, place and vehicle of an appointment. */
export function AppointmentFacts({ appointment, place, timeLabel = 'When' }: AppointmentFactsProps) {
  const { startsAt, day, time, vehicle } = appointment
  return (
    <dl className="appointment-facts">
      <div>
        <dt>{timeLabel}</dt>
        <dd className="appointment-facts__when">
          <time dateTime={startsAt}>
            {day} at <span className="appointment-facts__time">{time}</span>
          </time>
        </dd>
      </div>
      {place && (
        <div>
          <dt>Where</dt>
          <dd>{place.name}</dd>
          {place.address && <dd>{place.address}</dd>}
        </div>
      )}
      {vehicle && (
        <div>
          <dt>Vehicle</dt>
          <dd>{vehicle.path ? <a href={vehicle.path}>{vehicle.title}</a> : vehicle.title}</dd>
        </div>
      )}
    </dl>
  )
}
