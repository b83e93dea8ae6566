import { player } from '#testing/visit.tsx'

export const page = (name: string) => `---\nname: ${name}\ndescription: About ${name}.\n---\n\nIts long story.\n`
export const files = {
  'locations/low-tarrow.md': page('Low Tarrow'),
  'organizations/the-wickwardens.md': page('The Wickwardens'),
  'events/the-short-ebb.md': page('The Short Ebb'),
}
export const as = player()

export const listed = [
  ['locations', 'Locations', 'Places of interest in the campaign region', 'low-tarrow', 'Low Tarrow'],
  [
    'organizations',
    'Organizations',
    'Factions and groups operating in the region',
    'the-wickwardens',
    'The Wickwardens',
  ],
  ['events', 'Events', 'What has happened in the campaign region', 'the-short-ebb', 'The Short Ebb'],
] as const
