import { DISPLAY_PATH, SIGN_IN_META } from '@waybook/contract'

import './look/look.css'
import './sign-in/link-token.ts'
import { start } from '@waybook/messages/start'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { bootstrapLanguage } from './api/bootstrap-data.ts'
import { askAsDisplay } from './api/display-address.ts'
import { forgetSavedPages } from './api/offline/owner.ts'
import { createQueryClient } from './api/query-client.ts'
import { App, createAppRouter } from './app.tsx'
import { watchForLatePictures } from './recovery/late-pictures.ts'
import { watchForMissingCode } from './recovery/missing-code.ts'
import { whenQuiet } from './recovery/when-quiet.ts'
import { signInPath } from './sign-in/return-path.ts'
import { basePath, pathInCampaign } from './stores/base-path.ts'
import { watchForInstallOffer } from './stores/install-offer.ts'
import { startLanguage } from './stores/language.ts'
import { keepViewAcrossReloads } from './stores/view-as.ts'

watchForMissingCode()
watchForLatePictures()
keepViewAcrossReloads()
const isDisplay = pathInCampaign() === DISPLAY_PATH
if (isDisplay) askAsDisplay()
else storeForOffline()

// Loads a new document, so no data stays in memory for the next user who signs in.
const signIn = () =>
  void forgetSavedPages().finally(() => {
    const path = signInPath({ pathname: pathInCampaign(), search: location.search, hash: location.hash })
    if (path !== null) location.assign(basePath + path)
  })
const router = createAppRouter(createQueryClient(isDisplay ? () => undefined : signIn))

const app = (
  <StrictMode>
    <App router={router} />
  </StrictMode>
)
// A page whose messages cannot be loaded is shown in English.
void startLanguage(bootstrapLanguage())
  .catch(() => {})
  .then(show)

function show() {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  if (!isDisplay && document.querySelector(`meta[name=${SIGN_IN_META}]`))
    import('./sign-in/clerk/start.tsx').then(
      (clerk) => clerk.start(root, app),
      () => root.append(start.notLoaded()),
    )
  else createRoot(root).render(app)
}

/** A browser that refuses to store the app still shows it. */
function storeForOffline() {
  watchForInstallOffer()
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  whenQuiet(() => void import('./recovery/new-version.ts').then(({ storeApp }) => storeApp()).catch(() => {}))
}
