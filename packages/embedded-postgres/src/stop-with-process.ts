import { spawn } from 'node:child_process'
import { Socket } from 'node:net'

/**
 * Reads from a pipe that only one process holds: a line means that the server has ended, no line that the
 * process has. In the background of a shell that ends at once, so that nothing that is done to the
 * children of the process (Bun's --no-orphans kills them) is done to it.
 */
const WATCHER = `
(
  read -r ended <&3 && exit 0
  kill -INT "$1" 2>/dev/null
  [ -n "$2" ] || exit 0
  tries=0
  while kill -0 "$1" 2>/dev/null && [ $tries -lt 300 ]; do sleep 0.1; tries=$((tries + 1)); done
  rm -rf "$2"
) &`

/**
 * Stops a server when this process ends, however it ends: also when it is killed and cannot do so itself.
 * A shell waits for that; Windows has none, and there a killed process leaves its server running.
 * @param folder deleted once the server has stopped
 * @returns what to call when the server has ended before
 */
export function stopWithThisProcess(pid: number, folder = ''): () => void {
  if (process.platform === 'win32') return () => {}
  const watcher = spawn('/bin/sh', ['-c', WATCHER, 'stop-with-process', String(pid), folder], {
    // Its standard input would be closed as soon as the shell in front has ended.
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    cwd: '/',
    // Ctrl-C does not reach it.
    detached: true,
  })
  watcher.on('error', () => {})
  watcher.unref()
  const pipe = watcher.stdio[3]
  if (!(pipe instanceof Socket)) return () => {}
  pipe.on('error', () => {})
  pipe.unref()
  return () => void pipe.end('ended\n')
}
