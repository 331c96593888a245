export function findBrowser(): Promise<{ executablePath: string; args: string[] }>
