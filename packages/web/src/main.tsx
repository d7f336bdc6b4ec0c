import { render } from 'preact';
import { App } from './app/App.tsx';
import { startRouter } from './app/router.ts';
import { startTheme } from './app/theme.tsx';
import './styles/index.css';

startTheme();
startRouter();
render(<App />, document.getElementById('app') as HTMLElement);
