import 'lobbykit/styles.css';
import './styles/studio.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followSystemTheme } from '../shared/theme.ts';
import { Studio } from './views/studio.tsx';

followSystemTheme();

const place = document.querySelector('#studio');
if (place)
  createRoot(place).render(
    <StrictMode>
      <Studio />
    </StrictMode>,
  );
