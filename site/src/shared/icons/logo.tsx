/** Logo of the operator of this demo site. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="#c4122f" />
      <path d="M0 9a9 9 0 0 1 9-9h14a9 9 0 0 1 9 9v5Q18 24 0 21Z" fill="#e2304c" />
      <circle cx="16" cy="16" r="9.4" fill="#fff" />
      <path d="M12.6 10.6h3v8.1h4.6v2.7h-7.6z" fill="#c4122f" />
      <circle cx="20.2" cy="12.4" r="1.9" fill="#f2a90c" />
    </svg>
  );
}
