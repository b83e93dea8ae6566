import './mood.css'
import { useSceneLayout } from '../layout/scene-layout.ts'

/**
 * The scene's mood as a veil at the edges of the ground, and its weather as a calm layer. Both are below the tokens and their labels. Only the
 * compositor moves the weather, and nothing moves with `prefers-reduced-motion`.
 */
export function SceneMood() {
  const { mood, weather } = useSceneLayout()
  const colour = { inset: 0, '--mood': mood }
  return (
    <div aria-hidden="true" data-mood={mood ?? undefined} data-weather={weather ?? undefined} className="scene-mood">
      {mood === null ? null : <div className="scene-veil" style={colour} />}
      {weather === null || weather === 'clear' ? null : (
        <>
          <div className={`weather-${weather}`} />
          <div className={`weather-${weather} weather-far`} />
        </>
      )}
    </div>
  )
}
