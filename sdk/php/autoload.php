<?php

declare(strict_types=1);

// Loads the classes of this library where Composer does not.
spl_autoload_register(static function (string $class): void {
    if (!str_starts_with($class, 'Svc\\')) {
        return;
    }
    $name = substr($class, strlen('Svc\\'));
    $file = match (true) {
        str_starts_with($name, 'Types\\') => 'Types',
        str_starts_with($name, 'Exceptions\\') => 'Exceptions',
        default => str_replace('\\', '/', $name),
    };
    $path = __DIR__ . "/src/$file.php";
    if (is_file($path)) {
        require_once $path;
    }
});
