import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../../scripts/machine/free-port.mjs';
import { type Engine, type EngineWindow } from './engine-window.ts';

/** By default, the buttons above the page make windows wider than a phone. */
const NARROW_BUTTONS = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; }';

/** WebKitGTK, through its driver, on a virtual screen. */
export async function startWebKit(driverProgram: string, screenProgram: string): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'livery-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), NARROW_BUTTONS);

  const screen = spawn(screenProgram, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(screen.stdout, 'data');
  const port = await freePort(5390, '127.0.0.1');
  const driver = spawn(driverProgram, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      HOME: home,
      XDG_CONFIG_HOME: home,
      LANGUAGE: 'en_US',
      TZ: 'Europe/Lisbon',
    },
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${port}`;
  await expect(() => fetch(`${server}/status`)).toPass();
  return {
    newWindow: () => openWindow(server),
    async stop() {
      await end(driver);
      await end(screen);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  const endPromise = once(program, 'exit');
  program.kill();
  await endPromise;
}

async function openWindow(server: string): Promise<EngineWindow> {
  const session = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(server)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  const run: EngineWindow['run'] = (expression) => session.executeScript(`return ${expression}`);
  return {
    open: (address) => session.get(address),
    async resize(width, height) {
      const around = Number(await run('outerHeight - innerHeight'));
      await session
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height: height + around });
    },
    run,
    clickAt: (x, y) => clickAt(session, Math.round(x), Math.round(y)),
    type: (text) => session.actions().sendKeys(text).perform(),
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    close: () => session.quit(),
  };
}

async function clickAt(session: WebDriver, x: number, y: number): Promise<void> {
  await session.actions().move({ x, y, duration: 0 }).click().perform();
}
