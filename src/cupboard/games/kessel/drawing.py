def draw(v):
    return ""
