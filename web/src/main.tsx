import './look/look.css'
import { SIGN_IN_META } from '@waybook/contract'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { App, createAppRouter } from './app.tsx'
import { createQueryClient } from './client/query-client.ts'
import { noticeMissingCode } from './recovery/missing-code.ts'
import { signInPath } from './sign-in/sign-in-path.ts'
import './sign-in/link-token.ts'

noticeMissingCode()

// A fresh document: nothing of what was read stays in memory for whoever signs in next.
const router = createAppRouter(createQueryClient(() => location.assign(signInPath(location))))

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const app = (
  <StrictMode>
    <App router={router} />
  </StrictMode>
)
if (document.querySelector(`meta[name=${SIGN_IN_META}]`))
  import('./sign-in/clerk/start.tsx').then(
    ({ start }) => start(root, app),
    () => root.append('Waybook could not be loaded. Load the page again.'),
  )
else createRoot(root).render(app)
