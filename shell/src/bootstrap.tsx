import './without-eval.ts'
import './opening/opening.css'

import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { endOpening } from './opening/end-opening.ts'
import { startShell } from './start-shell.tsx'

const root = document.getElementById('root')
const mark = document.getElementById('opening')
if (!root || !mark) throw new Error('index.html has no #root or no #opening')

const { shell, remotes, router } = await startShell()
endOpening(root, mark)
createRoot(root).render(<App shell={shell} remotes={remotes} router={router} />)
// Once the first screen has what it needs.
setTimeout(
  () => import('./service-worker/start-worker.ts').then((worker) => worker.startWorker(shell, remotes.shellReplaced)),
  3_000,
)
