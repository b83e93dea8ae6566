import { expect, it } from 'vitest'

import { gameMaster, visit } from '#testing/visit.tsx'

/** Calls an operation as the game master. */
async function ask(operation: string, params: object): Promise<{ job: { id: string } }> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' } }
  const answer = await fetch('/api/query', { ...init, body: JSON.stringify({ operation, params }) })
  return (await answer.json()) as { job: { id: string } }
}

async function openPanel() {
  const { screen } = await visit('/admin', { as: gameMaster, files: {} })
  await expect.element(screen.getByText('No background jobs')).toBeVisible()
  return screen.getByRole('region', { name: 'Background Jobs' })
}

it('[ADM-5] shows a new job and its progress as they change', async () => {
  const panel = await openPanel()
  const { job } = await ask('createJob', { job: { title: 'Draw the marsh', description: 'At low tide.' } })
  const row = panel.getByRole('listitem').first()
  await expect.element(row).toMatchTextContent(/Draw the marsh.*Pending.*At low tide\./)
  await ask('updateJob', { jobId: job.id, updates: { status: 'running', metadata: { progress: 0.4 } } })
  await expect.element(row).toMatchTextContent(/Running.*40%/)
  await expect.element(row.getByRole('progressbar', { name: 'Progress of Draw the marsh' })).toBeVisible()
  await ask('updateJob', { jobId: job.id, updates: { status: 'failed', error: 'The tide came in' } })
  await expect.element(row).toMatchTextContent(/Failed.*The tide came in/)
})

it('[ADM-5] expands the logs of a job', async () => {
  const panel = await openPanel()
  await ask('createJob', { job: { title: 'Draw the marsh' } })
  const log = panel.getByText('Job created')
  await expect.element(log).not.toBeVisible()
  await panel.getByText('1 log entry').click()
  await expect.element(log).toBeVisible()
})

it('[ADM-6] a stale job can be cleared', async () => {
  const panel = await openPanel()
  await ask('createJob', { job: { title: 'Draw the marsh', status: 'running', lastUpdatedAt: 1 } })
  await expect.element(panel.getByText('Stale - May have crashed')).toBeVisible()
  await panel.getByRole('button', { name: 'Clear Draw the marsh' }).click()
  await expect.element(panel.getByText('Draw the marsh')).not.toBeInTheDocument()
})

it('[ADM-6] an ended job can be cleared, an active one cannot', async () => {
  const panel = await openPanel()
  const { job } = await ask('createJob', { job: { title: 'Draw the marsh' } })
  await ask('createJob', { job: { title: 'Count the eels' } })
  await ask('updateJob', { jobId: job.id, updates: { status: 'running' } })
  await ask('updateJob', { jobId: job.id, updates: { status: 'completed' } })
  await panel.getByRole('button', { name: 'Clear Draw the marsh' }).click()
  await expect.element(panel.getByText('Draw the marsh')).not.toBeInTheDocument()
  await expect.element(panel.getByText('Count the eels')).toBeVisible()
  await expect.element(panel.getByRole('button', { name: 'Clear Count the eels' })).not.toBeInTheDocument()
})
