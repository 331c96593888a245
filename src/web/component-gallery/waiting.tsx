import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Specimen, State } from './specimen.tsx'

export function Waiting() {
  return (
    <Specimen of="skeleton" title="Skeleton" about="A placeholder while content loads.">
      {(['text', 'picture', 'card'] as const).map((shape) => (
        <State key={shape} name={shape}>
          <Skeleton shape={shape} label="Loading" />
        </State>
      ))}
    </Specimen>
  )
}
