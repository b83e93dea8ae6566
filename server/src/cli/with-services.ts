import { makeDataDir } from '#app/data-dir.ts'
import type { Environment } from '#app/environment.ts'
import { closeServices, openServices } from '#app/open-services.ts'
import type { AppServices } from '#http/services.ts'

/** Runs a command with the services of a data folder. Creates the folder if it is missing, and always closes the services. */
export async function withServices<Result>(
  environment: Environment,
  run: (services: AppServices) => Promise<Result>,
): Promise<Result> {
  const services = await openServices(environment, await makeDataDir(environment.dataDir))
  try {
    return await run(services)
  } finally {
    await closeServices(services)
  }
}
