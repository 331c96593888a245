import { useEffect, useState } from 'react'
import './looking-up.css'

const EVERY_MS = 5000
const messages = [
  'Searching for your car...',
  'Checking the registration...',
  'Finding the make and model...',
  'Matching the variant...',
  'Nearly there...',
]

/** What happens while a vehicle is looked up. Screen readers read each message when they have nothing else to say. */
export function LookingUp() {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setShown((before) => (before + 1) % messages.length), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="looking-up" aria-live="polite">
      <span className="looking-up__road" aria-hidden="true" />
      {messages[shown]}
    </p>
  )
}
