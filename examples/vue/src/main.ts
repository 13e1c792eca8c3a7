import { createLobby } from 'lobbykit';
import 'lobbykit/elements/login-modal';
import 'lobbykit/elements/lottery-board';
import 'lobbykit/elements/winner-board';
import 'lobbykit/undefined.css';
import { createApp } from 'vue';
import App from './App.vue';

createLobby({ gateway: import.meta.env.VITE_GATEWAY ?? 'http://127.0.0.1:8080', merchant: 'demo', language: 'EN' });
createApp(App).mount('#app');
