/** A window of a browser with a profile of its own: what its driver offers to every journey alike. */
export type BrowserWindow = {
  /** Opens an address and waits until it has loaded. */
  open(address: string): Promise<void>
  back(): Promise<void>
  reload(): Promise<void>
  /** Runs a function inside the page, which uses nothing outside itself. */
  run<Input, Output>(inPage: (input: Input) => Output, input: Input): Promise<Output>
  /** Moves the mouse to a point of the window and clicks there. */
  click(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Gives the page this many pixels. */
  resize(width: number, height: number): Promise<void>
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

export type Key = 'Enter' | 'Tab' | 'Space' | 'Escape' | 'ArrowDown' | 'ArrowRight' | 'Backspace' | 'End'

export type WindowOptions = { width: number; height: number; runsScripts: boolean }

export type InstalledBrowser = {
  openWindow(options: WindowOptions): Promise<BrowserWindow>
  close(): Promise<void>
}
