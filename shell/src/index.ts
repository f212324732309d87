// The shared scope is filled before anything that uses it is evaluated.
import('./bootstrap.tsx')
