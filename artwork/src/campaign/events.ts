import type { Unseeded } from '../drawing/chance.ts'
import type { CampaignEvent } from '../event/event.ts'

/** The events of the demo campaign, by entity id. */
export const events: Readonly<Record<string, Unseeded<CampaignEvent>>> = {
  'events/the-long-tide': { hour: 'night', happening: 'drowning-town', sunAt: 0.8, light: 'full-moon', shore: 'bare' },
  'events/the-night-the-third-lamp-went-out': {
    hour: 'night',
    happening: 'dark-lamp',
    sunAt: 0.78,
    light: 'sickle',
    shore: 'bare',
    hills: 'none',
  },
  'events/wick-supper': { hour: 'dusk', happening: 'street-supper', sunAt: 0.5, shore: 'bare' },
  'events/the-short-ebb': { hour: 'dawn', happening: 'short-ebb', sunAt: 0.42, shore: 'bare' },
  'events/the-dyke-war': { hour: 'day', happening: 'dyke-war', sunAt: 0.5, shore: 'bare', weather: 'rain' },
  'events/the-first-lighting': { hour: 'dusk', happening: 'first-lighting', sunAt: 0.84, shore: 'bare' },
  'events/the-foreclosure': { hour: 'night', happening: 'foreclosure', sunAt: 0.78, light: 'sickle', hills: 'none' },
  'events/the-missing-almanac': {
    hour: 'day',
    happening: 'clock-queue',
    sunAt: 0.82,
    ground: 'land',
    shore: 'bare',
    hills: 'high',
  },
  'events/the-night-of-the-mule': { hour: 'night', happening: 'mule-night', light: 'none', shore: 'bare' },
  'events/the-swearing-of-the-third-watch': { hour: 'night', happening: 'swearing', light: 'none', shore: 'bare' },
}
