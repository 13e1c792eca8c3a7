import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { showSource } from '../shared/source.ts';
import { followSystemTheme } from '../shared/theme.ts';
import { App } from './main.tsx';
import main from './main.tsx?raw';
import ownView from './own-view.tsx?raw';

followSystemTheme();
showSource({ 'main.tsx': main, 'own-view.tsx': ownView });

const place = document.querySelector('#app');
if (place) createRoot(place).render(createElement(StrictMode, null, createElement(App)));
