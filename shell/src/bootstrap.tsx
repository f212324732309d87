import './without-eval.ts'

import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { startShell } from './start-shell.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const { shell, remotes, router } = await startShell()
createRoot(root).render(<App shell={shell} remotes={remotes} router={router} />)
