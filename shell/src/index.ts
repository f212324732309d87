import { showChosenTheme } from './show-chosen-theme.ts'

showChosenTheme()

// The shared scope is filled before anything that uses it is evaluated.
import('./bootstrap.tsx')
